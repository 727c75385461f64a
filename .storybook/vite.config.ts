import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { coverage } from './coveragePlugin.ts';

export default defineConfig({ plugins: [react(), coverage()] });
