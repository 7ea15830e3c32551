/** A worker of nothing but the object that counts, as the product's worker exports it. */
export { RateLimitObject } from '#server/edge/rate-limit/rate-limit-object.ts'
export default {}
