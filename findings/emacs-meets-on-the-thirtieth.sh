#!/bin/sh
# Meetings of a calendar file, taken over into the diary of Emacs (icalendar-import-buffer): the last workday of each month, the last Friday, one moved from 13 to 15 January, and deliveries on three days (RDATE).
# Guess: each on its days, or a word that it cannot be taken over.
# Seen: emacs 28.2 has the last Friday right. The last workday (BYSETPOS=-1) becomes the 30th of each month, a day that February has not; the moved meeting stands on 13 January, too; of the deliveries
# none is taken over, not even the first; for these alone it answers nil, for the rest t.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s emacs-nox >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends emacs-nox; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' emacs-nox
cd "$folder"
export LC_ALL=C.UTF-8 TZ=Asia/Shanghai
cat > import.el <<'L'
(require 'icalendar)
(setq icalendar-recurring-start-year 2026)
(defun event (uid lines) (format "BEGIN:VEVENT\nUID:%s\nDTSTAMP:20260101T000000Z\nSUMMARY:%s\n%s\nDURATION:PT1H\nEND:VEVENT\n" uid uid lines))
(dolist (events (list
                 (event "last-workday" "DTSTART:20260130T170000\nRRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1")
                 (event "last-friday" "DTSTART:20260130T150000\nRRULE:FREQ=MONTHLY;BYDAY=-1FR")
                 (concat (event "moved" "DTSTART:20260106T140000\nRRULE:FREQ=WEEKLY;COUNT=3")
                         (event "moved" "RECURRENCE-ID:20260113T140000\nDTSTART:20260115T160000"))
                 (event "deliveries" "DTSTART:20260107T100000\nRDATE:20260109T100000,20260120T100000")))
  (let ((diary (make-temp-name "diary")) said)
    (with-temp-buffer
      (insert "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n" events "END:VCALENDAR\n")
      (let ((inhibit-message t)) (setq said (icalendar-import-buffer (expand-file-name diary) t))))
    (princ (format "%s (%s)\n" (if (file-exists-p diary) (with-temp-buffer (insert-file-contents diary) (string-trim (buffer-string))) "nothing") said))))
L
emacs -Q --batch -l import.el 2>said | tee seen
diff seen - <<'T'
%%(and (diary-date t 30 t) (diary-block 1 30 2026 1 1 9999)) 17:00-18:00 last-workday (t)
%%(and (diary-float t 5 -1) (diary-block 1 30 2026 1 1 9999)) 15:00-16:00 last-friday (t)
%%(and (diary-cyclic 7 1 6 2026) (diary-block 1 6 2026 1 27 2026)) 14:00-15:00 moved
1/15/2026 16:00-17:00 moved (t)
nothing (nil)
T
