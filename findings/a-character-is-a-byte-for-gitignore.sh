#!/bin/sh
# Files named in Chinese, 图门, 柜.txt and 报价1.xlsx, and patterns of .gitignore with ? for one character and [!a] for any but a, by git itself, by JGit, on which Gerrit and Eclipse are built, and by ignore of npm.
# Guess: all the same: ? is one character, which git's own manual says it is, and patterns are for names in any language.
# Seen (git 2.39.5, JGit 4.11.9, ignore 7.0.5): for git ? and [!a] are one byte, so 图? and ?.txt match no Chinese character, while 图??? does. JGit and ignore count characters, save that [!a] of ignore is none of Chinese.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in git libjgit-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' git libjgit-java
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ignore@7.0.5
cat > Ignored.java <<'J'
public class Ignored {
  public static void main(String[] words) {
    System.out.println(new org.eclipse.jgit.ignore.FastIgnoreRule(words[0]).isMatch(words[1], false));
  }
}
J
jars=$(for jar in org.eclipse.jgit slf4j-api slf4j-nop; do printf '/usr/share/java/%s.jar:' $jar; done)
javac -cp "$jars" Ignored.java
mkdir tree
cd tree
git init -q .
while read -r pattern name; do
  echo "$pattern" > .gitignore
  git check-ignore -q "$name" && of_git=true || of_git=false
  echo "$pattern $name: git $of_git, JGit $(LC_ALL=C.UTF-8 java -Dfile.encoding=UTF-8 -cp "..:$jars" Ignored "$pattern" "$name" 2>/dev/null), ignore $(NODE_PATH=../node_modules node -p "require('ignore')().add(process.argv[1]).ignores(process.argv[2])" "$pattern" "$name")"
done > ../seen <<'T'
报价?.xlsx 报价1.xlsx
图? 图门
图??? 图门
?.txt 柜.txt
[!a].txt 柜.txt
图? 图𠮷
T
cat ../seen
cd ..
diff seen - <<'T'
报价?.xlsx 报价1.xlsx: git true, JGit true, ignore true
图? 图门: git false, JGit true, ignore true
图??? 图门: git true, JGit false, ignore false
?.txt 柜.txt: git false, JGit true, ignore true
[!a].txt 柜.txt: git false, JGit true, ignore false
图? 图𠮷: git false, JGit true, ignore false
T
