#!/bin/sh
# Four packages of PHP in Debian 12 (php-date, php-text-languagedetect, php-text-wiki, php-validate), loaded by the PHP of Debian 12.
# Guess: they load, as a distribution's packages fit one another.
# Seen: each ends PHP with a fatal error as it is loaded: three have offsets in curly braces, which PHP 8.0 took out, and php-date calls a method as a static one that is none.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-cli php-date php-text-languagedetect php-text-wiki php-validate; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-cli php-date php-text-languagedetect php-text-wiki php-validate
cd "$folder"
{
  for file in Date Text/LanguageDetect Text/Wiki Validate; do
    echo "$file: $(php -d error_log= -d display_errors=1 -d html_errors=0 -r "error_reporting(E_ALL & ~E_DEPRECATED); require '$file.php'; echo 'loaded';" 2>/dev/null | grep -oE 'loaded|Fatal error: .*' | sed 's/ in \/usr.*//' | head -n 1)"
  done
} | tee seen
diff seen - <<'T'
Date: Fatal error: Uncaught Error: Non-static method Date_TimeZone::isValidID() cannot be called statically
Text/LanguageDetect: Fatal error: Array and string offset access syntax with curly braces is no longer supported
Text/Wiki: Fatal error: Array and string offset access syntax with curly braces is no longer supported
Validate: Fatal error: Array and string offset access syntax with curly braces is no longer supported
T
