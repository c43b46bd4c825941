// The floor of a cold start: Node itself, and an answer.
export default { fetch: () => Response.json({ status: 'success' }) };
