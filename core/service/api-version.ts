/** Version of the calls under /api (SPEC §2 Admin, settings); the product version is in package.json. */
export const apiVersion = '1.0.0';
