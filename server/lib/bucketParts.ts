/** Rows of a page in one bucket. */
export interface BucketPart<Bucket> {
  bucket: Bucket;
  /** Rows of the bucket before the page, on the page, and after it. */
  skipped: number;
  count: number;
  rest: number;
}

/**
 * The buckets (months, days) of a sorted list that contain rows of a page, so that no index is scanned in vain.
 *
 * @param buckets in list order, with their row counts
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
