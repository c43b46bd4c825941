/** Version of the calls under /api (SPEC §2 Admin, settings); the product has one of its own in package.json. */
export const apiVersion = '1.0.0';
