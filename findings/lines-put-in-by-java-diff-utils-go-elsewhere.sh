#!/bin/sh
# A board added to a list as its third line, as a unified diff without lines around it, by java-diff-utils and by diff of GNU, and put into a copy of the list by patch.
# Guess: both heads are @@ -2,0 +3 @@: where a side has no lines, its number is that of the line before (POSIX, diff -U), and patch gets the same list.
# Seen: java-diff-utils 4.9 writes @@ -3,0 +3,1 @@, and patch 2.7.6 puts the line in one further down, without an error. With an empty list it writes -1,0, where diff has -0,0.
set -eu
packages='libdiffutils-java patch default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Lists.java <<'J'
import com.github.difflib.*;
import java.nio.file.*;

public class Lists {
  public static void main(String[] files) throws Exception {
    var before = Files.readAllLines(Path.of(files[0]));
    UnifiedDiffUtils.generateUnifiedDiff("a", "b", before, DiffUtils.diff(before, Files.readAllLines(Path.of(files[1]))), 0).forEach(System.out::println);
  }
}
J
printf '%s\n' oak ash elm fir > before
printf '%s\n' oak ash beech elm fir > after
: > empty
{
  for list in before empty; do
    java -cp /usr/share/java/java-diff-utils.jar Lists.java $list after > java.diff
    diff -U0 $list after > gnu.diff || true
    for hand in java gnu; do
      cp $list copy
      patch -s copy $hand.diff
      echo "$list, $hand: $(grep '^@@' $hand.diff); list: $(tr '\n' ' ' < copy)"
    done
  done
} | tee seen
diff seen - <<'T'
before, java: @@ -3,0 +3,1 @@; list: oak ash elm beech fir 
before, gnu: @@ -2,0 +3 @@; list: oak ash beech elm fir 
empty, java: @@ -1,0 +1,5 @@; list: oak ash beech elm fir 
empty, gnu: @@ -0,0 +1,5 @@; list: oak ash beech elm fir 
T
