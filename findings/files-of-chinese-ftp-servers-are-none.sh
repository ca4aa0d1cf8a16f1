#!/bin/sh
# Lines of a listing of a partner's FTP server that speaks Chinese, as ls writes them there (1月  5 09:30), read by commons-net: with its language set to Chinese, and with the names of the months and the forms of days given to it.
# Guess: read with either, as the library has both settings for servers of other languages; or the name is read, and the day is none.
# Seen (3.9.0): with either, no file is found in the line of January, whose name has two signs; in December, of three, the file is found, without a day. Lines in English are read with the language set to Chinese.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libcommons-net-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libcommons-net-java
cd "$folder"
export LC_ALL=C.UTF-8
cat > Listing.java <<'J'
import java.util.List;
import org.apache.commons.net.ftp.FTPClientConfig;
import org.apache.commons.net.ftp.parser.UnixFTPEntryParser;

public class Listing {
  public static void main(String[] args) {
    var language = new FTPClientConfig(FTPClientConfig.SYST_UNIX);
    language.setServerLanguageCode("zh");
    var months = new FTPClientConfig(FTPClientConfig.SYST_UNIX);
    months.setDefaultDateFormatStr("MMM d yyyy");
    months.setRecentDateFormatStr("MMM d HH:mm");
    months.setShortMonthNames("1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月");
    for (var settings : List.of(language, months)) {
      System.out.println(settings == language ? "language" : "months");
      for (var day : List.of(" 1月  5", "12月  5", "Jan  5")) {
        var parser = new UnixFTPEntryParser();
        parser.configure(settings);
        var file = parser.parseFTPEntry("-rw-r--r--    1 1000     1000         1200 " + day + "  2025 图纸.dwg");
        System.out.println(day + ": " + (file == null ? "no file" : file.getName() + ", " + (file.getTimestamp() == null ? "no day" : String.format("%tF", file.getTimestamp()))));
      }
    }
  }
}
J
java -Duser.timezone=Asia/Shanghai -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp /usr/share/java/commons-net.jar Listing.java | tee seen
cat > expected <<'X'
language
 1月  5: no file
12月  5: 图纸.dwg, no day
Jan  5: 图纸.dwg, 2025-01-05
months
 1月  5: no file
12月  5: 图纸.dwg, no day
Jan  5: 图纸.dwg, no day
X
cmp seen expected
