import './styles/fonts.css';
import './styles/tokens.css';
import './styles/table-colours.css';
import './styles/more-contrast.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from './app-store.ts';
import { App } from './app.tsx';
import { applySettings } from './settings/apply-settings.ts';

const place = document.querySelector('#app');
if (place === null) throw new Error('The page has no element #app.');

applySettings(document.documentElement);
void start(location.search);
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
