#!/bin/sh
# Mail in Chinese by Ruby's mail, which Rails sends and reads with: an attachment whose name says its language (RFC 2231: filename*=utf-8'zh-CN'...), and a subject of forty characters.
# Guess: the name is without its language, as it is without the character set; the subject is written as words of at most 75 characters, which RFC 2047 asks for.
# Seen (mail 2.7.1): the file is called "utf-8'zh-CN'价目表.pdf"; without a language, or with zh alone, it is right. The subject is one word of more than 300 characters in one line; names of files are in words of at most 75.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-mail; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-mail
cd "$folder"
cat > mail.rb <<'R'
require 'mail'
["utf-8''", "utf-8'zh-CN'", "UTF-8'zh'"].each do |start|
  puts Mail.read_from_string("Content-Type: application/pdf\r\nContent-Disposition: attachment; filename*=#{start}%E4%BB%B7%E7%9B%AE%E8%A1%A8.pdf\r\n\r\nx").filename
end
mail = Mail.new(from: 'a@b.example', to: 'c@d.example', subject: '家居定制供应链' * 6, body: 'x')
mail.charset = 'UTF-8'
mail.attachments['家居定制供应链' * 6 + '.pdf'] = 'x'
text = mail.to_s
puts "longest word of the subject: #{text[/^Subject:(.*\r\n(?: .*\r\n)*)/, 1].scan(/=\?[^ ]*\?=/).map(&:size).max}"
puts "longest word of the name: #{text[/filename=(.*\r\n(?: .*\r\n)*)/, 1].scan(/=\?[^ ]*?\?=(?=[ "])/).map(&:size).max}"
R
ruby -W0 mail.rb | tee seen
diff seen - <<'T'
价目表.pdf
utf-8'zh-CN'价目表.pdf
价目表.pdf
longest word of the subject: 390
longest word of the name: 72
T
