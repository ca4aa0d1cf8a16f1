#!/bin/sh
# Pictures of three pages of PDF, dark at the left and white at the right, taken out by pypdf (page.images) and saved as it names them: in grey, as scans are, in colours, and in the four of printing (CMYK).
# Guess: what is saved shows what the page shows.
# Seen (pypdf 3.4.1): the one in colours does. Grey and CMYK are saved as PNG with a palette that has no entry for their numbers: ImageMagick 6.9.11 calls that invalid, and
# shows black all over, as Pillow 9.4.0 does. pypdf says nothing.
set -eu
for package in imagemagick python3-pikepdf python3-pil python3-pypdf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' imagemagick python3-pil python3-pypdf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > pages.py <<'P'
from pikepdf import Dictionary, Name, Page, new
from PIL import Image
import pypdf
for name, space, dark, white in [('grey', Name.DeviceGray, [90], [255]), ('colours', Name.DeviceRGB, [90, 90, 90], [255, 255, 255]), ('cmyk', Name.DeviceCMYK, [0, 0, 0, 165], [0, 0, 0, 0])]:
    pdf = new()
    scan = pdf.make_stream(bytes((dark * 8 + white * 8) * 16))
    for key, value in dict(Type=Name.XObject, Subtype=Name.Image, Width=16, Height=16, BitsPerComponent=8, ColorSpace=space).items():
        scan[Name('/' + key)] = value
    pdf.pages.append(Page(pdf.make_indirect(Dictionary(Type=Name.Page, MediaBox=[0, 0, 160, 160], Resources=Dictionary(XObject=Dictionary(scan=scan)), Contents=pdf.make_stream(b'160 0 0 160 0 0 cm /scan Do')))))
    pdf.save(name + '.pdf')
    taken = pypdf.PdfReader(name + '.pdf').pages[0].images[0]
    open(name + '.png', 'wb').write(taken.data)
    seen = Image.open(name + '.png')
    print('%s: saved as %s, %s; Pillow shows %d and %d' % (name, taken.name, seen.mode, seen.convert('L').getpixel((4, 8)), seen.convert('L').getpixel((12, 8))))
P
{
  /usr/bin/python3 pages.py
  for name in grey colours cmyk; do
    echo "$name: ImageMagick shows $(convert "$name.png" -colorspace Gray -format '%[fx:int(255*p{4,8}.r)] and %[fx:int(255*p{12,8}.r)]' info: 2>said) $(grep -o 'invalid colormap index' said || :)"
  done
} | sed 's: *$::' | tee seen
diff seen - <<'T'
grey: saved as scan.png, P; Pillow shows 1 and 1
colours: saved as scan.png, RGB; Pillow shows 90 and 255
cmyk: saved as scan.png, P; Pillow shows 0 and 0
grey: ImageMagick shows 0 and 0 invalid colormap index
colours: ImageMagick shows 90 and 255
cmyk: ImageMagick shows 0 and 0 invalid colormap index
T
