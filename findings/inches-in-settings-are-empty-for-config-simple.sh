#!/bin/sh
# Settings in an INI file as Python's configparser writes them: a size 18" 板, the English it's, a folder C:\new, and a thickness 18.0; read by four modules of Perl.
# Guess: as they were: there are no quotation marks around the values, and none of the modules' documentation gives a lone one or a backslash a meaning.
# Seen: Config::Tiny, Config::IniFiles and Config::Std read them. Config::Simple reads empty texts for the first two, without an error, and C:new.
set -eu
packages='libconfig-inifiles-perl libconfig-simple-perl libconfig-std-perl libconfig-tiny-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
/usr/bin/python3 -c "
import configparser
settings = configparser.ConfigParser(interpolation=None)
settings['board'] = {'inches': '18\" 板', 'note': 'it\'s', 'folder': 'C:\\\\new', 'thickness': '18.0'}
settings.write(open('board.ini', 'w'))
"
cat > read.pl <<'P'
use Config::IniFiles;
use Config::Simple;
use Config::Std { read_config => 'read_std' };
use Config::Tiny;

my @names = qw(inches note folder thickness);
my $files = Config::IniFiles->new(-file => 'board.ini');
my $simple = Config::Simple->new('board.ini');
read_std('board.ini' => my %std);
my %read = (
  'Config::Tiny' => Config::Tiny->read('board.ini')->{board},
  'Config::IniFiles' => { map { $_ => $files->val('board', $_) } @names },
  'Config::Std' => $std{board},
  'Config::Simple' => { map { $_ => scalar $simple->param("board.$_") } @names },
);
for my $module (sort keys %read) {
  print "$module: ", join(' | ', map { $read{$module}{$_} // 'nothing' } @names), "\n";
}
P
{
  cat board.ini
  perl read.pl
} | tee seen
diff seen - <<'T'
[board]
inches = 18" 板
note = it's
folder = C:\new
thickness = 18.0

Config::IniFiles: 18" 板 | it's | C:\new | 18.0
Config::Simple:  |  | C:new | 18.0
Config::Std: 18" 板 | it's | C:\new | 18.0
Config::Tiny: 18" 板 | it's | C:\new | 18.0
T
