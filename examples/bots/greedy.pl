# A bot in Perl: plays the card with the most points, and calls and catches always.
#
# lastcard arena "cmd:perl examples/bots/greedy.pl" easy

use strict;
use warnings;
use JSON::PP;

$| = 1;    # every answer is sent at once
my %cards;

sub worth {
    my ($option) = @_;
    return -2 if $option->{verb} ne 'play';
    my $card = $cards{ $option->{card} };
    return defined $card->{colour} ? $card->{points} : -1;
}

while ( my $line = <STDIN> ) {
    my $message = decode_json($line);
    if ( $message->{type} eq 'hello' ) {
        print encode_json( { type => 'ready', name => 'greedy' } ), "\n";
    }
    elsif ( $message->{type} eq 'game' ) {
        %cards = %{ $message->{cards} };
    }
    elsif ( $message->{type} eq 'choose' ) {
        my @options = @{ $message->{view}{decision}{options} };
        my $best    = shift @options;
        for my $option (@options) {
            $best = $option if worth($option) > worth($best);
        }
        print encode_json( { id => $message->{id}, option => $best->{text} } ), "\n";
    }
}
