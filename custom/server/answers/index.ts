// Every read that the specs leave to code. What these files export is named nowhere else.
export * from './places.ts'
export * from './siteOwner.ts'
