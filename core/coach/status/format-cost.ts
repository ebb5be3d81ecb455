/** "0.012 US cents", "1.25 US dollars" */
export function formatCost(usd: number): string {
  if (usd === 0) return '0 US cents';
  return usd < 0.01 ? `${(usd * 100).toFixed(3)} US cents` : `${usd.toFixed(2)} US dollars`;
}
