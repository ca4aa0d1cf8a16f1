#!/bin/sh
# A setting in the form of git's, with an inch mark and a semicolon within quotation marks, read by Perl's Config::GitLike and by git; and the same written and read again by Config::GitLike.
# Guess: 3 1/2" nail ; white, in both (git-config(1), Syntax: within a value \" is a quotation mark); what is written is what is read.
# Seen (Config::GitLike 1.18): it leaves the backslash before the mark, also in what it wrote itself, where git reads the value that was meant.
set -eu
packages='libconfig-gitlike-perl git'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.pl <<'P'
use strict;
use warnings;
use Config::GitLike;
my $value = '3 1/2" nail ; white';
open my $file, '>', 'settings';
print $file qq([board]\n\tname = "3 1/2\\" nail ; white" ; remark\n);
close $file;
Config::GitLike->new(confname => 'own')->set(key => 'board.name', value => $value, filename => 'written');
for my $name ('settings', 'written') {
    print "$name, git: ", `git config -f $name board.name`;
    print "$name, Config::GitLike: ", Config::GitLike->load_file($name)->{'board.name'}, "\n";
}
P
perl run.pl | tee seen
diff seen - <<'T'
settings, git: 3 1/2" nail ; white
settings, Config::GitLike: 3 1/2\" nail ; white
written, git: 3 1/2" nail ; white
written, Config::GitLike: 3 1/2\" nail ; white
T
