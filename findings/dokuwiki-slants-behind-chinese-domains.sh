#!/bin/sh
# A page of DokuWiki with the address of a Chinese domain, http://例子.中国/资料, as browsers show it, in a sentence, and one with xn--..., and one in [[...]].
# Guess: a link, as http://example.cn/资料 is; or the text as it stands.
# Seen: dokuwiki 2022-07-31a knows addresses of ASCII hosts only; // begins slanted text then: http: is left, the rest of the sentence stands in <em> without its //, up to the next address, whose // it eats, too.
# In [[ ]] it is a link. Of http://example.cn/资料 the part before 资料 is one.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in dokuwiki php-cli; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' dokuwiki php-cli
cd "$folder"
export LC_ALL=C.UTF-8
cat > render.php <<'P'
<?php
error_reporting(0);
define('DOKU_INC', '/usr/share/dokuwiki/');
require DOKU_INC . 'inc/init.php';
foreach (['见http://example.cn/资料，谢谢', '见http://xn--fsqu00a.xn--fiqs8s/资料，谢谢', '见http://例子.中国/资料，谢谢', '见http://例子.中国/资料 和 http://例子.中国/图纸，谢谢', '见[[http://例子.中国/资料]]，谢谢'] as $text)
    echo trim(preg_replace('/ (class|title|rel)="[^"]*"/', '', p_render('xhtml', p_get_instructions($text), $info))), "\n";
P
php render.php | grep -v '^$' | tee seen
diff seen - <<'T'
<p>
见<a href="http://example.cn/">http://example.cn/</a>资料，谢谢
</p>
<p>
见<a href="http://xn--fsqu00a.xn--fiqs8s/">http://xn--fsqu00a.xn--fiqs8s/</a>资料，谢谢
</p>
<p>
见http:<em>例子.中国/资料，谢谢
</p>
<p>
见http:<em>例子.中国/资料 和 http:</em>例子.中国/图纸，谢谢
</p>
<p>
见<a href="http://例子.中国/资料">http://例子.中国/资料</a>，谢谢
</p>
T
