/** Rows of a page that lie in one bucket. */
export interface BucketPart<Bucket> {
  bucket: Bucket;
  /** Rows of the bucket before those of the page, of the page, and after them. */
  skipped: number;
  count: number;
  rest: number;
}

/**
 * The buckets (months, days) of a sorted list that hold rows of a page, and no others, so that an index is never walked
 * in vain.
 *
 * @param buckets in the list's order, with how many of its rows each holds
 * @param offset rows of the list before the page
 */
export function bucketParts<Bucket extends { count: number }>(
  buckets: readonly Bucket[],
  offset: number,
  limit: number,
): BucketPart<Bucket>[] {
  const parts: BucketPart<Bucket>[] = [];
  let before = offset;
  let missing = limit;
  for (const bucket of buckets) {
    if (missing === 0) break;
    const count = Math.min(missing, bucket.count - before);
    if (count > 0) {
      parts.push({ bucket, skipped: before, count, rest: bucket.count - before - count });
      missing -= count;
    }
    before = Math.max(0, before - bucket.count);
  }
  return parts;
}
