import * as z from 'zod';
import { apiVersion } from '../service/api-version.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

/** The endpoint table as an OpenAPI 3.1 document. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, row] of Object.entries<Endpoint>(endpoints)) {
    const [method = '', path = ''] = key.split(' ');
    const operations = paths[path] ?? {};
    operations[method.toLowerCase()] = operation(row);
    paths[path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Мила', version: apiVersion, description: 'Вызовы мини-приложения «Мила»' },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  };
}

function operation(row: Endpoint) {
  const needsToken = row.access === 'learner' || row.access === 'admin' || row.access === 'cron';
  return {
    summary: row.summary,
    ...(needsToken ? { security: [{ token: [] }] } : {}),
    parameters: [...parameters(row.params, 'path'), ...parameters(row.query, 'query')],
    ...(row.body
      ? { requestBody: { content: { 'application/json': { schema: schemaOf(row.body, 'input') } } } }
      : {}),
    responses: {
      200: row.response
        ? {
            description: 'OK',
            content: { 'application/json': { schema: envelope(schemaOf(row.response, 'output')) } },
          }
        : { description: 'OK' },
      default: { description: 'Ошибка', content: { 'application/json': { schema: failure } } },
    },
  };
}

const failure = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { const: 'error' },
    code: { type: 'string' },
    message: { type: 'string', description: 'По-русски, для ученика' },
    field: { type: 'string' },
  },
};

function envelope(data: unknown) {
  return { type: 'object', required: ['status', 'data'], properties: { status: { const: 'success' }, data } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}
