/** A new learner's cookie, for requests in their name. */
export async function register(origin: string, n: number): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Robin', email: `learner-${n}@example.org`, password: 'quiet stones by the river' }),
  });
  if (!response.ok) throw new Error(`Not registered: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
