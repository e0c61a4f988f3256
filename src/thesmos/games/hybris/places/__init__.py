"""What can be done at each place: the actions of the Locations and Cities."""
