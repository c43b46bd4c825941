import { expect, it } from 'vitest';
import { openApi } from '../../../../core/contracts/shapes/openapi.ts';

/** What is used of the two validators: their own types bring thousands of lines into every check of types. */
type SchemaValidator = {
  Validator: new () => { validate(document: object): Promise<{ valid: boolean; errors?: unknown[] }> };
};
type Problem = { ruleId: string; severity: 'error' | 'warn'; message: string };
type Linter = {
  createConfig(config: { extends: string[] }): Promise<object>;
  lintFromString(input: { source: string; config: object }): Promise<Problem[]>;
};
const schemaValidator: Promise<SchemaValidator> = import('@seriousme/openapi-schema-validator' as string);
const linter: Promise<Linter> = import('@redocly/openapi-core' as string);

/** The document as a client reads it. */
const written = () => JSON.parse(JSON.stringify(openApi()));
type Operation = {
  operationId: string;
  security: object[];
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, unknown>; required?: string[] } }>;
  };
  responses: Record<string, unknown>;
};
const operations = (): Map<string, Operation> =>
  new Map(
    Object.entries<Record<string, Operation>>(written().paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );

it('is valid for a validator of the schema of OpenAPI', async () => {
  const { Validator } = await schemaValidator;
  const { valid, errors } = await new Validator().validate(written());
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

it('has no error for a linter with its recommended rules', async () => {
  const { createConfig, lintFromString } = await linter;
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(written()), config });
  expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  // Calls that SPEC itself names ambiguously, and names that a schema lists elsewhere than in its properties.
  const known = new Set(['no-ambiguous-paths', 'no-required-schema-properties-undefined']);
  expect(problems.filter(({ ruleId }) => !known.has(ruleId)).map(({ message }) => message)).toEqual([]);
});

it('names each operation once, and says of public calls that they need nothing', () => {
  const all = operations();
  const names = [...all.values()].map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(all.size);
  expect(all.get('GET /lessons/{id}')?.operationId).toBe('getLessonsById');
  for (const key of ['GET /sections', 'POST /auth/telegram', 'POST /stt', 'GET /health']) {
    expect([key, all.get(key)?.security]).toEqual([key, []]);
  }
  expect(all.get('GET /home')?.security).toEqual([{ token: [] }]);
});

it.each([
  ['POST /stt', ['file']],
  ['POST /uploads', ['file', 'kind']],
  ['POST /admin/import', ['file']],
])('describes the form of %s', (key, fields) => {
  const form = operations().get(key)?.requestBody?.content['multipart/form-data']?.schema;
  expect(Object.keys(form?.properties ?? {})).toEqual(fields);
  expect(form?.required).toEqual(fields);
});

it.each([
  ['GET /home', ['401', '403', '429']],
  ['GET /sections', ['429']],
  ['POST /stt', ['400', '413', '429']],
  ['POST /progress', ['400', '401', '403', '404', '409', '413', '429']],
  ['GET /lessons/{id}', ['400', '401', '403', '404', '429']],
])('lists what %s can refuse with', (key, statuses) => {
  const listed = Object.keys(operations().get(key)?.responses ?? {});
  expect(listed).toEqual(['200', ...statuses, 'default']);
});
