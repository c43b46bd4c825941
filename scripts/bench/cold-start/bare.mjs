// The floor of a cold start: Node itself, and a response.
export default { fetch: () => Response.json({ status: 'success' }) };
