import fc from 'fast-check';
import { z } from 'zod';

/** The parts of a JSON schema that are used. */
type Shape = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  items?: Shape;
  prefixItems?: Shape[];
  format?: string;
  minimum?: number;
  maximum?: number;
};

export type NearOptions = {
  /** Odd values that may appear anywhere. */
  odd: fc.Arbitrary<unknown>;
  /** Values that some fields need to lead anywhere, by the name of the field: ids that exist. */
  known: Readonly<Record<string, readonly unknown[]>>;
};

/**
 * Values close enough to a contract to pass its first checks, with something odd here and there: generated from the
 * contract itself, so that new fields and endpoints are covered automatically.
 */
export function nearContract(contract: z.ZodType, options: NearOptions): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' });
  return near(schema as Shape, options); // a JSON schema, of which only little is used
}

function near(shape: Shape, options: NearOptions): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 14, arbitrary: exact(shape, options) }, { weight: 1, arbitrary: options.odd });
}

function exact(shape: Shape, options: NearOptions): fc.Arbitrary<unknown> {
  const ways = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (ways) return fc.oneof(...ways.map((way) => exact(way, options)));
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  switch (Array.isArray(shape.type) ? shape.type[0] : shape.type) {
    case 'object':
      return objectOf(shape, options);
    case 'array':
      return shape.prefixItems
        ? fc.tuple(...shape.prefixItems.map((item) => near(item, options)))
        : fc.array(near(shape.items ?? {}, options), { maxLength: 3 });
    case 'integer':
    case 'number':
      return numberOf(shape);
    case 'string':
      return textOf(shape);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return options.odd;
  }
}

function objectOf(shape: Shape, options: NearOptions): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = shape;
  const fields = Object.entries(properties).map(([name, field]) => {
    const wanted = options.known[name];
    const usual = wanted ? fc.constantFrom(...wanted) : exact(field, options);
    const value = fc.oneof({ weight: 14, arbitrary: usual }, { weight: 1, arbitrary: near(field, options) });
    // Optional fields are missing half of the time, required ones rarely.
    return [name, fc.option(value, { nil: undefined, freq: required.includes(name) ? 40 : 1 })] as const;
  });
  const record = fc.record(Object.fromEntries(fields));
  if (typeof additionalProperties !== 'object') return record;
  const names = exact(propertyNames ?? { type: 'string' }, options).map(String);
  return fc.dictionary(names, near(additionalProperties, options), { maxKeys: 4 });
}

const far = 2 ** 31 - 1;

function numberOf({ type, minimum = 0, maximum = far }: Shape): fc.Arbitrary<number> {
  const [low, high] = [Math.max(minimum, -far), Math.min(maximum, far)];
  const inside = fc.integer({ min: Math.ceil(low), max: Math.max(Math.ceil(low), Math.floor(high)) });
  const edges = fc.constantFrom(low, high, low - 1, high + 1);
  const small = fc.integer({ min: Math.ceil(low), max: Math.max(Math.ceil(low), Math.min(low + 5, high)) });
  const whole = fc.oneof({ weight: 4, arbitrary: small }, { weight: 2, arbitrary: inside }, edges);
  return type === 'number' ? fc.oneof(whole, fc.double({ min: low, max: high, noNaN: true })) : whole;
}

function textOf({ format }: Shape): fc.Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.oneof(fc.uuid(), fc.constant('00000000-0000-4000-8000-000000000000'));
    case 'date-time':
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    case 'date':
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    default:
      return fc.oneof(fc.stringMatching(/^[\w-]{1,40}$/), fc.constantFrom('слово', 'שלום', '2026-11-21'));
  }
}
