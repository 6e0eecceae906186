// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ERC721} from '@openzeppelin/contracts/token/ERC721/ERC721.sol';

/// An ERC-721 contract whose tokens any account may mint.
contract TestCollectible is ERC721 {
    string private _base;

    constructor(string memory name_, string memory symbol_, string memory base) ERC721(name_, symbol_) {
        _base = base;
    }

    function _baseURI() internal view override returns (string memory) {
        return _base;
    }

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    function burn(uint256 id) external {
        require(_isApprovedOrOwner(msg.sender, id), 'Not the owner');
        _burn(id);
    }
}
