import * as z from 'zod';
import { apiVersion } from '../../service/api-version.ts';
import type { Access, Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';

/** The endpoint table as an OpenAPI 3.1 document. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, row] of Object.entries<Endpoint>(endpoints)) {
    const [method = '', path = ''] = key.split(' ');
    const operations = paths[path] ?? {};
    operations[method.toLowerCase()] = operation(key, row);
    paths[path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Мила',
      version: apiVersion,
      description: 'Вызовы мини-приложения «Мила»',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    components: { securitySchemes, schemas: { Failure: failure }, responses: refusalResponses },
    paths,
  };
}

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Токен входа, на 2 часа' },
  signature: { type: 'apiKey', in: 'query', name: 'signature', description: 'Подписанный адрес, на сутки' },
  timer: { type: 'http', scheme: 'bearer', description: 'Секрет таймера платформы' },
  webhook: { type: 'apiKey', in: 'header', name: 'X-Telegram-Bot-Api-Secret-Token' },
};

/** One of these is needed. A public call accepts a token, too, and needs none. */
const securityOf: Record<Access, Partial<Record<keyof typeof securitySchemes, string[]>>[]> = {
  public: [],
  learner: [{ token: [] }],
  admin: [{ token: [] }],
  signed: [{ token: [] }, { signature: [] }],
  cron: [{ timer: [] }],
  webhook: [{ webhook: [] }],
};

const refusals = {
  400: 'Запрос не прошёл проверку: поле названо в field',
  401: 'Нужен вход: токена нет или он не действует',
  403: 'Нельзя: чужие данные, закрытый урок или права администратора',
  404: 'Такого нет',
  409: 'Уже сделано, или изменено кем-то другим',
  413: 'Слишком большое тело запроса',
  429: 'Слишком много запросов: подождите столько секунд, сколько в Retry-After',
};
type Refusal = keyof typeof refusals;

/** The refusals that a row can answer with. */
function refusalsOf(key: string, { access, params, query, body, form }: Endpoint): Refusal[] {
  const hasBody = body !== undefined || form !== undefined;
  const isKnown = access === 'learner' || access === 'admin' || access === 'signed';
  const can: Record<Refusal, boolean> = {
    400: params !== undefined || query !== undefined || hasBody,
    401: access !== 'public' || key.includes('/auth/'),
    403: isKnown || key.includes('/auth/'),
    404: params !== undefined || (isKnown && hasBody),
    409: isKnown && hasBody,
    413: hasBody || access === 'webhook',
    429: access !== 'webhook',
  };
  return (Object.keys(refusals).map(Number) as Refusal[]).filter((status) => can[status]);
}

function operation(key: string, row: Endpoint) {
  return {
    operationId: operationId(key),
    summary: row.summary,
    security: securityOf[row.access],
    parameters: [...parameters(row.params, 'path'), ...parameters(row.query, 'query')],
    ...bodyOf(row),
    responses: {
      200: row.response
        ? {
            description: 'OK',
            content: { 'application/json': { schema: envelope(schemaOf(row.response, 'output')) } },
          }
        : { description: 'OK' },
      ...Object.fromEntries(
        refusalsOf(key, row).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
      default: { $ref: '#/components/responses/default' },
    },
  };
}

/** 'GET /users/{userId}/streak' is 'getUsersByUserIdStreak'. */
function operationId(key: string): string {
  const [method = '', path = ''] = key.split(' ');
  const words = path.replaceAll(/\{(\w+)\}/g, 'by-$1').split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

function bodyOf({ body, form, access }: Endpoint) {
  if (body) return requestBody('application/json', schemaOf(body, 'input'));
  if (access === 'webhook') return requestBody('application/json', update);
  if (!form) return {};
  const { properties = {}, required = [] } = schemaOf(form, 'input');
  return requestBody('multipart/form-data', {
    type: 'object',
    required: ['file', ...required],
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' }, ...properties },
  });
}

const requestBody = (type: string, schema: unknown) => ({
  requestBody: { required: true, content: { [type]: { schema } } },
});

/** Telegram's own object: whatever it holds beside its number. */
const update = { type: 'object', required: ['update_id'], properties: { update_id: { type: 'integer' } } };

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

const failureContent = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

const refusalResponses = {
  ...Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [
      status,
      {
        description,
        ...(status === '429'
          ? { headers: { 'Retry-After': { description: 'Секунды', schema: { type: 'integer' } } } }
          : {}),
        content: failureContent,
      },
    ]),
  ),
  default: { description: 'Ошибка сервера или внешней службы', content: failureContent },
};

function envelope(data: unknown) {
  return { type: 'object', required: ['status', 'data'], properties: { status: { const: 'success' }, data } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  // The dialect is that of the document.
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape;
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
