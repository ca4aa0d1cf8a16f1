#!/bin/sh
# Browsers and systems in the log of logins, as backends in Java find them with user-agent-utils: Chrome 120 and Edge 120 on Windows, WeChat on Android 13, a browser of HarmonyOS, WeChat on an iPhone.
# Guess: Chrome 120 or Chrome; Edge; WeChat or Chrome Mobile on Android or Android 13; what is newer than the library is named without a version.
# Seen (1.21): Chrome 120 is "Chrome 12" and Chrome 114 "Chrome 11", browsers of 2011, as names are found by how they begin; Edge is "Chrome 12", too. Android 13 is "Android 1.x". The numbers of versions beside the names are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libuser-agent-utils-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libuser-agent-utils-java
cd "$folder"
export LC_ALL=C.UTF-8
cat > Logins.java <<'J'
import eu.bitwalker.useragentutils.UserAgent;
import java.util.*;

public class Logins {
  public static void main(String[] args) {
    var agents = new LinkedHashMap<String, String>();
    var chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36";
    agents.put("Chrome 120", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) " + chrome);
    agents.put("Edge 120", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) " + chrome + " Edg/120.0.0.0");
    agents.put("WeChat on Android 13", "Mozilla/5.0 (Linux; Android 13; V2196A Build/TP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MMWEBSDK/20231202 MicroMessenger/8.0.47.2560 Language/zh_CN");
    agents.put("HarmonyOS", "Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile");
    agents.put("WeChat on an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.47 Language/zh_CN");
    agents.forEach((name, text) -> {
      var agent = UserAgent.parseUserAgentString(text);
      System.out.println(name + ": " + agent.getBrowser().getName() + ", " + agent.getOperatingSystem().getName() + ", version " + agent.getBrowserVersion());
    });
  }
}
J
java -cp /usr/share/java/user-agent-utils.jar Logins.java | tee seen
cat > expected <<'X'
Chrome 120: Chrome 12, Windows 10, version 120.0.0.0
Edge 120: Chrome 12, Windows 10, version 120.0.0.0
WeChat on Android 13: Chrome Mobile, Android 1.x, version 116.0.0.0
HarmonyOS: Chrome 11, Unknown mobile, version 114.0.0.0
WeChat on an iPhone: Apple WebKit, Mac OS X (iPhone), version null
X
cmp seen expected
