#!/bin/sh
# The words of Rails in other languages, Debian's ruby-rails-i18n, for a site in Chinese: a long day, and how long ago something was.
# Guess: 2026年01月05日 and 大约3小时, or what else is said in Chinese, since that is what the package is for.
# Seen (7.0.5-1): the package has the rules of plurals only, and not one file of any language: "translation missing".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-rails-i18n ruby-actionview; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-rails-i18n ruby-actionview
cd "$folder"
cat > say.rb <<'R'
require 'active_support/all'
require 'action_view'
require 'rails_i18n'
I18n.available_locales = [:en, :'zh-CN']
I18n.load_path += Gem.path.flat_map { |folder| Dir["#{folder}/gems/rails-i18n-*/rails/locale/zh-CN.yml"] } + Dir['/usr/lib/ruby/vendor_ruby/**/zh-CN.yml']
I18n.locale = :'zh-CN'
include ActionView::Helpers::DateHelper
puts I18n.l(Date.new(2026, 1, 5), format: :long) rescue puts $!.message
puts time_ago_in_words(3.hours.ago)
R
{
  echo "files of languages: $(dpkg-query -L ruby-rails-i18n | grep -c '\.yml$' || true)"
  ruby -W0 say.rb
} | tee seen
diff seen - <<'T'
files of languages: 0
translation missing: zh-CN.date.formats.long
translation missing: zh-CN.datetime.distance_in_words.about_x_hours
T
