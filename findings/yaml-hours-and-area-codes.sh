#!/bin/sh
# What a portal's settings say in YAML without quotes: office hours from 9:30, the area code 0757, a model 18E0, read by what front ends and backends use.
# Guess: libraries for YAML 1.1 agree with each other (570 minutes, the octal 495, the text 18E0), and those for 1.2 (9:30, 0757, 18E0).
# Seen (PyYAML 6.0, Psych 4.0.3, SnakeYAML 1.33, js-yaml 5.5.0): PyYAML is as guessed. Psych of Ruby takes 9:30 for 34200, seconds. SnakeYAML, with which Spring
# reads its settings, takes 18E0 for 18.0, as js-yaml does; that has 9:30, but 757 for the area code.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-yaml ruby libyaml-snake-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-yaml ruby libyaml-snake-java
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact js-yaml@5.5.0
printf 'hours: 9:30\narea: 0757\nmodel: 18E0\n' > a.yaml
cat > Read.java <<'J'
import java.io.FileInputStream;
import java.util.Map;
import org.yaml.snakeyaml.Yaml;

class Read {
  public static void main(String[] args) throws Exception {
    Map<String, Object> all = new Yaml().load(new FileInputStream("a.yaml"));
    System.out.println("snakeyaml " + all.get("hours") + " " + all.get("area") + " " + all.get("model"));
  }
}
J
javac -cp /usr/share/java/snakeyaml.jar Read.java
{
  /usr/bin/python3 -c 'import yaml; print("pyyaml", *yaml.safe_load(open("a.yaml")).values())'
  ruby -ryaml -e 'puts ["psych", *YAML.load_file("a.yaml").values].join(" ")'
  java -cp .:/usr/share/java/snakeyaml.jar Read
  node -e 'const { load } = require("js-yaml"); console.log("js-yaml", ...Object.values(load(require("fs").readFileSync("a.yaml", "utf8"))).map(String))'
} | tee seen
diff seen - <<'T'
pyyaml 570 495 18E0
psych 34200 495 18E0
snakeyaml 570 495 18.0
js-yaml 9:30 757 18
T
