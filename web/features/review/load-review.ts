import type { Review } from '#core/review/review.ts';
import { reviewCalls } from '#web/api/review-calls.ts';
import type { LoadInput } from '#web/screen.ts';
import { zoneHere } from '#web/zone-here.ts';

export const loadReview = ({ api }: LoadInput): Promise<Review> => reviewCalls(api).getReview(zoneHere());
