#!/bin/sh
# Amounts in the capitals of contracts (大写金额): 100500 is 壹拾万零伍佰, since a leading 拾 is easily made into 贰拾; 12300.50 of money is 壹万贰仟叁佰元伍角.
# Guess: ICU's number system hansfin, "financial", and numbertext, the library of LibreOffice's NUMBERTEXT, which knows currencies, write them so; in traditional characters for Taiwan.
# Seen (ICU4J 60.2, numbertext 1.0.8): ICU begins with 拾: 拾万零伍佰, 拾. Money of numbertext is 一万二千三百点五零人民币, without 元 and 角, and for zh_TW it writes 十万, not 十萬. A million million is 兆 to
# both, where China says 万亿.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libicu4j-java libnumbertext-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libicu4j-java libnumbertext-java
cd "$folder"
cat > Write.java <<'J'
import com.ibm.icu.text.NumberFormat;
import com.ibm.icu.util.ULocale;
import org.numbertext.Numbertext;

class Write {
  public static void main(String[] args) {
    NumberFormat capitals = NumberFormat.getInstance(new ULocale("zh_CN@numbers=hansfin"));
    System.out.println("ICU " + capitals.format(12300) + " " + capitals.format(100500) + " " + capitals.format(10) + " " + capitals.format(1e12));
    System.out.println("numbertext " + Numbertext.numbertext("CNY 12300.50", "zh_CN") + " " + Numbertext.numbertext("1000000000000", "zh_CN"));
    System.out.println("numbertext, Taiwan " + Numbertext.numbertext("100500", "zh_TW"));
  }
}
J
jars=/usr/share/java/icu4j.jar:/usr/share/java/numbertext.jar
javac -encoding UTF-8 -cp "$jars" Write.java
java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -cp ".:$jars" Write | tee seen
diff seen - <<'T'
ICU 壹万贰仟叁佰 拾万零伍佰 拾 壹兆
numbertext 一万二千三百点五零人民币 一兆
numbertext, Taiwan 十万零五百
T
