#!/bin/sh
# The article A-18 and the day 2026-01-05 drawn as a text on a page of PDF by R (pdf()), as charts for reports are, and looked for by pdfgrep; the same by R's cairo_pdf().
# Guess: the text is found as it was written: A-18, with the hyphen of the keyboard.
# Seen: pdf() puts a minus sign (U+2212) for each hyphen, so that neither the article nor the day is found. cairo_pdf() leaves them.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='pdfgrep poppler-utils r-base-core'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > run.R <<'J'
draw <- function(device, name) { device(name); plot.new(); text(.5, .5, "A-18 2026-01-05"); invisible(dev.off()) }
draw(pdf, "pdf.pdf")
draw(cairo_pdf, "cairo.pdf")
J
Rscript run.R
echo --
for name in pdf cairo; do echo "$name: $(pdftotext $name.pdf - | head -1), found $(pdfgrep -c 'A-18' $name.pdf || true)"; done | tee seen
diff seen - <<'T'
pdf: A−18 2026−01−05, found 0
cairo: A-18 2026-01-05, found 1
T
