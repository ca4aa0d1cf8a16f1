#!/bin/sh
# Sizes and prices of a cut list as they are typed, 600*18, 600*400*18, 600/18, 600 400 18, read by a program in Fortran: as numbers and as texts in lists (read *), and as a whole number of a column of ten (I10).
# Guess: an error where a number is asked for and a size stands there, and the text whole where a text is asked for.
# Seen (gfortran 12.2): what stands before * is a count and not read: 600*18 is the number 18, twice, and the text 18; 600*400*18 is the text 400*18. A / ends the line, so that the text of 600/18 is 600 and what comes behind keeps its old value. In a column blanks are nothing: 600 400 18 is 60040018.
# None of these is told as an error (a number asked of 600*400*18 is).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s gfortran >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gfortran libc6-dev; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gfortran-12
cd "$folder"
cat > read.f90 <<'F'
program sizes
  implicit none
  character(10) :: lines(4) = [character(10) :: '600*18', '600*400*18', '600/18', '600 400 18']
  character(10) :: first, second
  integer :: i, status, width, depth, column
  do i = 1, 4
    width = -1; depth = -1
    read (lines(i), *, iostat=status) width, depth
    if (status == 0) then
      print '(a, a, i0, a, i0)', trim(lines(i)), ': numbers ', width, ' and ', depth
    else
      print '(a, a)', trim(lines(i)), ': numbers refused'
    end if
    first = 'old'; second = 'old'
    read (lines(i), *, iostat=status) first, second
    print '(5a)', '  texts ', trim(first), ' and ', trim(second), merge('         ', ', refused', status == 0)
    read (lines(i), '(i10)', iostat=status) column
    if (status == 0) print '(a, i0)', '  column ', column
  end do
end program
F
gfortran read.f90 -o read
./read | sed 's/ *$//' | tee seen
diff seen - <<'T'
600*18: numbers 18 and 18
  texts 18 and 18
600*400*18: numbers refused
  texts 400*18 and 400*18
600/18: numbers 600 and -1
  texts 600 and old
600 400 18: numbers 600 and 400
  texts 600 and 400
  column 60040018
T
