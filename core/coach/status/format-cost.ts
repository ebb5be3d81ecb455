/** "0.012 US cents", "1.25 US dollars" */
export const formatCost = (usd: number): string => (usd < 0.01 ? `${(usd * 100).toFixed(3)} US cents` : `${usd.toFixed(2)} US dollars`);
