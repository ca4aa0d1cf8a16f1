#!/bin/sh
# A piece of news for Hugo with its day and time as people write them, "2026-01-05 09:30" without seconds, on a site in Chinese, whose language is named zh-cn, zh or zh-hans.
# Guess: the day is read as with seconds, or Hugo says that it is none; a long day is 2026年1月5日, and yuan are ¥.
# Seen (Hugo 0.111.3): the day is the first of the year 1, without a word, so that the news is last in each list; with seconds it is right. In zh-cn the months are English, yuan are CNY
# and yen ¥; zh-hans has Chinese months, but CNY, too; only zh has ¥ for yuan and JP¥ for yen.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in hugo; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' hugo
cd "$folder"
mkdir -p content layouts/_default
for time in 09:30 09:30:00; do printf -- '---\ntitle: "%s"\ndate: 2026-01-05 %s\n---\n' $time $time > content/$(echo $time | tr -d :).md; done
echo '{{ range .Site.RegularPages.ByTitle }}{{ .Title }}: {{ .Date.Format "2006-01-02 15:04" }}; {{ end }}{{ time "2026-01-05" | time.Format ":date_long" }}; {{ lang.FormatCurrency 2 "CNY" 1299.5 }}; {{ lang.FormatCurrency 0 "JPY" 1299 }}' > layouts/index.html
for language in zh-cn zh zh-hans; do
  printf 'baseURL = "https://a.example/"\nlanguageCode = "%s"\ndefaultContentLanguage = "%s"\ndisableKinds = ["taxonomy", "term", "RSS", "section", "sitemap"]\n' $language $language > config.toml
  hugo --quiet -d "public-$language" 2>&1 | grep -v -i warn || true
  echo "$language $(cat public-$language/index.html)"
done | tee seen
diff seen - <<'T'
zh-cn 09:30: 0001-01-01 00:00; 09:30:00: 2026-01-05 09:30; January 5, 2026; CNY1,299.50; ¥1,299.00
zh 09:30: 0001-01-01 00:00; 09:30:00: 2026-01-05 09:30; 2026年1月5日; ¥1,299.50; JP¥1,299.00
zh-hans 09:30: 0001-01-01 00:00; 09:30:00: 2026-01-05 09:30; 2026年1月5日; CNY1,299.50; JPY1,299.00
T
