#!/bin/sh
# Notes given to a program on its command line: a mention, @张三, a size in inches in quotes, "18", and one with blanks about it, by what programs in Java read command lines with.
# Guess: an option's value is taken as it is; @ stands for a file of arguments at most in place of an option.
# Seen: picocli 4.6.2 and argparse4j 0.4.4 take all as they are. JCommander 1.71 and args4j 2.33 look for a file 张三 and end with an error; JCommander and commons-cli 1.5 take the quotes off "18", and JCommander the blanks.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libjcommander-java libpicocli-java libargs4j-java libargparse4j-java libcommons-cli-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libjcommander-java libpicocli-java libargs4j-java libargparse4j-java libcommons-cli-java
cd "$folder"
cat > Notes.java <<'J'
import java.util.concurrent.Callable;

public class Notes {
  static class First { @com.beust.jcommander.Parameter(names = "--note") String note; }
  static class Second { @picocli.CommandLine.Option(names = "--note") String note; }
  static class Third { @org.kohsuke.args4j.Option(name = "--note") String note; }

  static void show(String name, Callable<Object> read) {
    try {
      System.out.println("  " + name + " [" + read.call() + "]");
    } catch (Exception error) {
      System.out.println("  " + name + " refused");
    }
  }

  public static void main(String[] none) {
    for (var note : new String[] { "@张三", "\"18\"", " 前 " }) {
      String[] words = { "--note", note };
      System.out.println("[" + note + "]");
      show("JCommander", () -> { var options = new First(); com.beust.jcommander.JCommander.newBuilder().addObject(options).build().parse(words); return options.note; });
      show("picocli", () -> { var options = new Second(); new picocli.CommandLine(options).parseArgs(words); return options.note; });
      show("args4j", () -> { var options = new Third(); new org.kohsuke.args4j.CmdLineParser(options).parseArgument(words); return options.note; });
      show("argparse4j", () -> { var parser = net.sourceforge.argparse4j.ArgumentParsers.newArgumentParser("a"); parser.addArgument("--note"); return parser.parseArgs(words).get("note"); });
      show("commons-cli", () -> new org.apache.commons.cli.DefaultParser().parse(new org.apache.commons.cli.Options().addOption(null, "note", true, ""), words).getOptionValue("note"));
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -cp "$(printf '/usr/share/java/%s.jar:' jcommander picocli args4j argparse4j commons-cli)" Notes.java 2>/dev/null | tee seen
diff seen - <<'T'
[@张三]
  JCommander refused
  picocli [@张三]
  args4j refused
  argparse4j [@张三]
  commons-cli [@张三]
["18"]
  JCommander [18]
  picocli ["18"]
  args4j ["18"]
  argparse4j ["18"]
  commons-cli [18]
[ 前 ]
  JCommander [前]
  picocli [ 前 ]
  args4j [ 前 ]
  argparse4j [ 前 ]
  commons-cli [ 前 ]
T
