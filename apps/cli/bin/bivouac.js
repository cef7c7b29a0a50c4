#!/usr/bin/env node
// The command line runs from its TypeScript sources.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
