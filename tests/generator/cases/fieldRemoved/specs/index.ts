// Fields are gone from the specs; their columns stay, and may be empty.
export * from '../../plainBook/specs/index.ts'
