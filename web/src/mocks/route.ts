/**
 * The row of the endpoint table that matches a call, with the parameters of its path; digits become numbers. A row
 * without a parameter is preferred: 'GET /users/settings' is no user.
 */
export function findRoute<Key extends string>(
  keys: readonly Key[],
  method: string,
  path: string,
): { key: Key; params: Record<string, string | number> } | undefined {
  const exact = keys.find((key) => key === `${method} ${path}`);
  if (exact) return { key: exact, params: {} };
  for (const key of keys) {
    const params = paramsOf(key, `${method} ${path}`);
    if (params) return { key, params };
  }
  return undefined;
}

function paramsOf(key: string, call: string): Record<string, string | number> | undefined {
  const wanted = key.split('/');
  const given = call.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string | number> = {};
  for (const [place, part] of wanted.entries()) {
    const value = decodeURIComponent(given[place] ?? '');
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name) params[name] = /^\d{1,16}$/.test(value) ? Number(value) : value;
    else if (part !== value) return undefined;
  }
  return params;
}
