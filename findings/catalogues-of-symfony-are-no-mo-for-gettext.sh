#!/bin/sh
# A catalogue of messages in Chinese, for door "18" and the folder C:\x in this order, written as MO by Symfony's MoFileDumper and as PO by its PoFileDumper with msgfmt; read by msgunfmt of GNU gettext and by Python.
# Guess: the same messages of both: MO has its messages sorted and a header with the charset (manual of gettext, 10.3 and 6.2).
# Seen: the MO of Symfony 5.4.53 is neither sorted, for which msgunfmt refuses it, nor has it a header, so that Python takes it for ASCII. By PO and msgfmt all is right.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='gettext php-cli php-symfony-translation'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > run.php <<'P'
<?php
require 'Symfony/Component/Translation/autoload.php';
use Symfony\Component\Translation\{Dumper\MoFileDumper, Dumper\PoFileDumper, MessageCatalogue};
$catalogue = new MessageCatalogue('zh', ['messages' => ['door "18"' => '门 "18"', 'C:\\x' => 'C:\\柜']]);
foreach (['mo' => new MoFileDumper(), 'po' => new PoFileDumper()] as $ending => $dumper) file_put_contents("symfony.$ending", $dumper->formatCatalogue($catalogue, 'messages'));
P
php run.php
msgfmt -o msgfmt.mo symfony.po
cat > read.py <<'P'
import gettext, sys
try:
    print('  Python', gettext.GNUTranslations(open(sys.argv[1], 'rb')).gettext('door "18"'))
except UnicodeDecodeError as error:
    print('  Python', type(error).__name__, error.encoding)
P
for name in symfony msgfmt; do
  echo $name.mo
  msgunfmt $name.mo 2>&1 | grep -o 'not sorted\|^msg[^ ]* "..*"$' | sed 's/^/  /'
  /usr/bin/python3 read.py $name.mo
done | tee seen
diff seen - <<'T'
symfony.mo
  not sorted
  Python UnicodeDecodeError ascii
msgfmt.mo
  msgid "C:\\x"
  msgstr "C:\\柜"
  msgid "door \"18\""
  msgstr "门 \"18\""
  Python 门 "18"
T
